import * as z from 'zod';

const Ref = z.object({ Ref: z.string() });
const GetAtt = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });

/** A property that points to another resource, read as that resource's logical id. */
export const LogicalId = z.union([
  Ref.transform(({ Ref: id }) => id),
  GetAtt.transform(({ 'Fn::GetAtt': [id] }) => id),
]);

/** The ARN of a function is an attribute; that of an alias is what it is referred to by, as Regions and accounts are too. */
const InvokedFunction = z.union([
  z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }).transform(({ 'Fn::GetAtt': [id] }) => id),
  z.object({ Ref: z.string().regex(/^(?!AWS::)/) }).transform(({ Ref: id }) => id),
]);

/** The address of an integration, joined around the ARN of a function or of its alias; read as the logical id of that. */
export const IntegrationUri = z
  .object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) })
  .transform(({ 'Fn::Join': [, parts] }, context) => {
    const [id] = parts.flatMap((part) => InvokedFunction.safeParse(part).data ?? []);
    if (id !== undefined) return id;
    context.addIssue('holds no ARN of a function');
    return z.NEVER;
  });
