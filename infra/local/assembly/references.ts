import { z } from 'zod';

const Ref = z.object({ Ref: z.string() });
const GetAtt = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });

/** A property that points to another resource, read as that resource's logical id. */
export const LogicalId = z.union([
  Ref.transform(({ Ref: id }) => id),
  GetAtt.transform(({ 'Fn::GetAtt': [id] }) => id),
]);

/** The address of an integration, joined around the ARN of the function; read as the function's logical id. */
export const IntegrationUri = z
  .object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) })
  .transform(({ 'Fn::Join': [, parts] }, context) => {
    const arn = parts.map((part) => GetAtt.safeParse(part)).find(({ data }) => data?.['Fn::GetAtt'][1] === 'Arn');
    if (arn?.data) return arn.data['Fn::GetAtt'][0];
    context.addIssue('holds no ARN of a function');
    return z.NEVER;
  });
