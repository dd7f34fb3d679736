import { expect, it } from 'vitest';
import { api, type Group } from '../../functions/api.ts';
import { EVERY_OPTION } from './every-option.ts';
import { synthesiseStack } from './synthesised.ts';

const [endpoint] = api.meta.endpoints;

/** Thirty endpoints more in four groups more, every other with a path of its own part for what can be fetched. */
const more = Array.from({ length: 4 }, (_, group): [string, Group] => [
  `more-${group}`,
  {
    ...api.natal,
    endpoints: Array.from({ length: group < 2 ? 8 : 7 }, (_, index) => ({
      ...endpoint,
      method: index % 2 === 0 ? ('GET' as const) : ('POST' as const),
      path: index % 2 === 0 ? `/more-${group}/things-${index}/latest` : `/more-${group}/calculation-${index}`,
      access: 'credentials' as const,
    })),
  },
]);

const grown: Readonly<Record<string, Group>> = { ...api, ...Object.fromEntries(more) };
const template = synthesiseStack(grown, { options: EVERY_OPTION }).template.toJSON();

it('the extended API has thirty endpoints and four groups more', () => {
  expect(more.flatMap(([, { endpoints }]) => endpoints)).toHaveLength(30);
  expect(Object.keys(grown)).toHaveLength(Object.keys(api).length + 4);
});

it('its stack has at most 300 of the 500 resources that CloudFormation allows, with every option', () => {
  expect(Object.keys(template.Resources).length).toBeLessThanOrEqual(300);
});

/** As the CDK writes it: with a space to a level. @source aws-cdk-lib, core: `TEMPLATE_BODY_MAXIMUM_SIZE` is 1e6 */
it('its template takes at most two thirds of the megabyte that CloudFormation allows', () => {
  expect(Buffer.byteLength(JSON.stringify(template, undefined, 1))).toBeLessThanOrEqual(666_000);
});

/** @source "Quotas for configuring and running a REST API", Amazon API Gateway Developer Guide: resources per API */
it('the API has at most two thirds of the 300 paths of the gateway’s default quota', () => {
  const restApis = Object.values<{ Type: string; Properties: { Body: { paths: object } } }>(template.Resources).filter(
    ({ Type }) => Type === 'AWS::ApiGateway::RestApi',
  );
  expect(restApis.map(({ Properties }) => Object.keys(Properties.Body.paths).length <= 200)).toEqual([true]);
});
