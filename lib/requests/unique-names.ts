import * as z from 'zod';

/** Schema of a list that holds each name at most once. */
export function uniqueNames<Name extends z.ZodType<string>>(name: Name, maximum: number) {
  return z
    .array(name)
    .min(1)
    .max(maximum)
    .superRefine((names, context) => {
      for (const [index, each] of names.entries()) {
        if (names.indexOf(each) === index) continue;
        const params = { problem: 'ValidationError' };
        context.addIssue({ code: 'custom', path: [index], message: `is ${each} once more`, params });
      }
    })
    .meta({ uniqueItems: true });
}
