/**
 * Lets the tests of a file read the content of files: every browser has `arrayBuffer`, and jsdom has not. Not for tests
 * of uploads with progress, whose mocked request would then read the files as streams.
 */
export function makeFilesReadable(): void {
  Object.assign(Object.getPrototypeOf(File.prototype), {
    arrayBuffer(this: Blob) {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsArrayBuffer(this);
      });
    },
  });
}
