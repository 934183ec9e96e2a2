import type { Kysely, Transaction } from 'kysely';
import type { DB } from './tables';

/** The tables as created by the migrations. bigint and xid8 are strings; timestamptz is a Date. */
export type Database = DB;

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
