import type { Connection, PoolClient, Submittable } from 'pg';

const signatureLength = 11;
const headerLength = signatureLength + 8;
const noField = -1;

/** The fields of one row in PostgreSQL's binary COPY format, or null at the end-of-data marker. */
function fieldsOf(chunk: Buffer, from: number): Buffer[] | null {
  const count = chunk.readInt16BE(from);
  if (count < 0) return null;
  let at = from + 2;
  return Array.from({ length: count }, () => {
    const length = chunk.readInt32BE(at);
    at += 4;
    if (length === noField) return Buffer.alloc(0);
    at += length;
    return chunk.subarray(at - length, at);
  });
}

/**
 * A query whose rows are returned as bytes through binary COPY. The driver's own results are text, which doubles
 * megabytes of postings and has to be decoded.
 */
class PackedRows implements Submittable {
  private isFirst = true;

  constructor(
    private readonly statement: string,
    private readonly use: (row: Buffer[]) => void,
    private readonly done: (error: Error | null) => void,
  ) {}

  submit(connection: Connection): void {
    connection.query(`copy (${this.statement}) to stdout (format binary)`);
  }

  // The methods below implement the driver's `Submittable` protocol and have its names.
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const fields = fieldsOf(chunk, this.isFirst ? headerLength : 0);
    this.isFirst = false;
    if (fields !== null) this.use(fields);
  }

  handleCommandComplete(): void {
    // The query is complete at ReadyForQuery, not here.
  }

  handleReadyForQuery(): void {
    this.done(null);
  }

  handleError(error: Error): void {
    this.done(error);
  }
}

/** An array literal for a statement without parameters; COPY doesn't accept parameters. */
export function arrayLiteral(texts: readonly string[], type: 'bigint' | 'text'): string {
  const array = `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
  return `E'${array.replace(/[\\']/g, '\\$&')}'::${type}[]`;
}

/**
 * Calls `use` for each row of a SELECT as it arrives, each field as the bytes that PostgreSQL sends.
 * @param use Must not keep the buffers: they are slices of the network buffer, which is reused.
 */
export function eachPackedRow(
  client: PoolClient,
  statement: string,
  use: (row: readonly Buffer[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new PackedRows(statement, use, (error) => (error === null ? resolve() : reject(error))));
  });
}

/** The rows of a SELECT, each field as the bytes that PostgreSQL sends. */
export async function packedRows(client: PoolClient, statement: string): Promise<Buffer[][]> {
  const rows: Buffer[][] = [];
  await eachPackedRow(client, statement, (row) => rows.push(row.map((field) => Buffer.from(field))));
  return rows;
}
