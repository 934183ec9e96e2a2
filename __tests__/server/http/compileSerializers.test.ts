import { Type } from 'typebox';
import { compileSerializers } from '@server/http/compileSerializers';

const route = { method: 'GET', url: '/a', httpStatus: '200' };

it('compiles a schema once for the routes of all apps, and equal schemas separately', () => {
  const schema = Type.Object({ name: Type.String() });
  const serialize = compileSerializers()({ ...route, schema });
  expect(compileSerializers()({ ...route, method: 'HEAD', schema })).toBe(serialize);
  expect(compileSerializers()({ ...route, schema: Type.Object({ name: Type.String() }) })).not.toBe(serialize);
});

it('returns only what the schema of the response names', () => {
  const schema = Type.Object({ name: Type.String() });
  expect(compileSerializers()({ ...route, schema })({ name: 'Ada', secret: 'x' })).toBe('{"name":"Ada"}');
});
