/**
 * Lets the tests of a file read parts of files: every browser's `Blob` has `arrayBuffer`, that of jsdom has not. Whole
 * files go without: a mocked upload would read them as streams, which jsdom's aren't.
 */
export function makeFilesReadable(): void {
  const blobs: Blob = Object.getPrototypeOf(File.prototype);
  const { slice } = blobs;
  blobs.slice = function sliceOf(this: Blob, ...range) {
    const part = slice.apply(this, range);
    const arrayBuffer = () =>
      new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsArrayBuffer(part);
      });
    return Object.assign(part, { arrayBuffer });
  };
}
