/** A growing list of 32-bit integers in one Int32Array: about half the memory of a number array. */
export class IntList {
  data: Int32Array;
  length = 0;

  constructor(capacity = 64) {
    this.data = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.data.length) this.grow(this.length + 1);
    this.data[this.length] = value;
    this.length += 1;
  }

  get(index: number): number {
    return this.data[index] ?? 0;
  }

  set(index: number, value: number): void {
    if (index >= this.data.length) this.grow(index + 1);
    this.data[index] = value;
    if (index >= this.length) this.length = index + 1;
  }

  private grow(least: number): void {
    const larger = new Int32Array(Math.max(least, Math.ceil(this.data.length * 1.5)));
    larger.set(this.data.subarray(0, this.length));
    this.data = larger;
  }
}
