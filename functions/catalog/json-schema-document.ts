import * as z from 'zod';

export const JsonSchemaDocument = z.record(z.string(), z.unknown()).meta({
  id: 'JsonSchemaDocument',
  description: 'A JSON Schema document, draft 2020-12, with named schemas in `$defs` and examples in `examples`.',
});
