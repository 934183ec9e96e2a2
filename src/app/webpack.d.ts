/** How webpack fetches a part of the code, by the part's id. */
declare let __webpack_chunk_load__: (id: unknown) => Promise<unknown>;
