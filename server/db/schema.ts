import type { Kysely, Transaction } from 'kysely';
import type { DB } from './tables';

/** The tables as the migrations make them. bigint and xid8 come as strings, timestamptz as Date (an instant). */
export type Database = DB;

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
