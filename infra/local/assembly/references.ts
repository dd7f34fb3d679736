import * as z from 'zod';

const Ref = z.object({ Ref: z.string() });
const GetAtt = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });

/** A property that refers to another resource, parsed into that resource's logical id. */
export const LogicalId = z.union([
  Ref.transform(({ Ref: id }) => id),
  GetAtt.transform(({ 'Fn::GetAtt': [id] }) => id),
]);

/** A function's ARN is an attribute, an alias's ARN a plain reference. References to pseudo parameters (`AWS::…`) do not match. */
const InvokedFunction = z.union([
  z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }).transform(({ 'Fn::GetAtt': [id] }) => id),
  z.object({ Ref: z.string().regex(/^(?!AWS::)/) }).transform(({ Ref: id }) => id),
]);

/** URI of an integration, which contains the ARN of a function or alias; parsed into its logical id. */
export const IntegrationUri = z
  .object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) })
  .transform(({ 'Fn::Join': [, parts] }, context) => {
    const [id] = parts.flatMap((part) => InvokedFunction.safeParse(part).data ?? []);
    if (id !== undefined) return id;
    context.addIssue('contains no ARN of a function');
    return z.NEVER;
  });
