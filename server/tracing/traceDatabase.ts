import type { TracerProvider } from '@opentelemetry/api';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import pg from 'pg';
import { operationAndTable } from './operationAndTable';

/**
 * Records a span for each statement within another span. The instrumentation usually hooks into the loading of modules;
 * here it gets the loaded driver, because the server is an ES module whose imports are loaded before this runs.
 */
export function traceDatabase(provider: TracerProvider): void {
  const instrumentation = new PgInstrumentation({
    enabled: false,
    requireParentSpan: true,
    enhancedDatabaseReporting: false,
    requestHook(span, { query }) {
      const { operation, table } = operationAndTable(query.text);
      span.updateName(table === undefined ? operation : `${operation} ${table}`);
      span.setAttribute('db.operation.name', operation);
      if (table !== undefined) span.setAttribute('db.collection.name', table);
    },
  });
  instrumentation.setTracerProvider(provider);
  instrumentation.enable();
  const pgPool: unknown = Object.getPrototypeOf(pg.Pool);
  const loaded: Readonly<Record<string, unknown>> = { pg, 'pg-pool': pgPool };
  for (const { name, patch } of instrumentation.getModuleDefinitions()) {
    if (loaded[name] !== undefined) patch?.(loaded[name]);
  }
}
