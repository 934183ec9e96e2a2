import type { Connection, PoolClient, Submittable } from 'pg';

const signatureLength = 11;
const headerLength = signatureLength + 8;
const noField = -1;

/** The fields of one row of a binary COPY; null at its end. */
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

/** A statement whose rows come as bytes. The driver's own answers are texts: megabytes of postings twice as long, and decoded. */
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

  // What the driver calls, by its names.
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const fields = fieldsOf(chunk, this.isFirst ? headerLength : 0);
    this.isFirst = false;
    if (fields !== null) this.use(fields);
  }

  handleCommandComplete(): void {
    // It is done when the connection is ready for the next.
  }

  handleReadyForQuery(): void {
    this.done(null);
  }

  handleError(error: Error): void {
    this.done(error);
  }
}

/** A list of texts as a literal of a statement without parameters, which COPY has none of. */
export function arrayLiteral(texts: readonly string[], type: 'bigint' | 'text'): string {
  const array = `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
  return `E'${array.replace(/[\\']/g, '\\$&')}'::${type}[]`;
}

/**
 * The rows of a select, each field as the bytes that PostgreSQL sends, one after another as they come.
 * @param use may keep nothing of what it is given: that is a part of what came from the network, which is written over
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

/** The rows of a select, each field as the bytes that PostgreSQL sends. */
export async function packedRows(client: PoolClient, statement: string): Promise<Buffer[][]> {
  const rows: Buffer[][] = [];
  await eachPackedRow(client, statement, (row) => rows.push(row.map((field) => Buffer.from(field))));
  return rows;
}
