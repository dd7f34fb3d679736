interface Rendered {
  readonly jsonSchema: object;
}

/** Keywords that describe a schema as a whole, in all forms. */
const ANNOTATIONS: readonly string[] = ['id', 'title', 'description', 'example', 'examples', 'default', 'deprecated'];

/**
 * Override of a schema's rendering: shows the forms in which clients can send it in addition to the one that zod renders.
 *
 * @param forms JSON Schemas that no value of the rendered form fits
 */
export const withDocumentedForms =
  (...forms: readonly object[]) =>
  ({ jsonSchema }: Rendered): void => {
    const entries = Object.entries(jsonSchema);
    const own = Object.fromEntries(entries.filter(([name]) => !ANNOTATIONS.includes(name)));
    for (const name of Object.keys(own)) Reflect.deleteProperty(jsonSchema, name);
    Object.assign(jsonSchema, { oneOf: [own, ...forms] });
  };
