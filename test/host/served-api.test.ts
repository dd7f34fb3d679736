import { describe, expect, it } from 'vitest';
import { selectGroups } from '../../functions/api.ts';
import type { PathSpec } from '../../host/http/matching.ts';
import { listRoutesWith, servedApi } from '../../host/served-api.ts';
import { STAGES } from '../../infra/stages.ts';
import { readDefinition, readGatewayResponses, readPaths } from '../infra/definition.ts';
import { synthesiseStack } from '../infra/synthesised.ts';

const { template } = synthesiseStack(selectGroups([]), { stage: { ...STAGES.dev, root: '' } });
const definition = readDefinition(template);

const sortByPath = (paths: readonly PathSpec[]) => paths.toSorted((one, other) => (one.path < other.path ? -1 : 1));

describe('the host serves what the gateway of the deployed stack serves', () => {
  it('by the same routes, to the same callers, with the same functions', () => {
    expect(sortByPath(servedApi.paths)).toEqual(sortByPath(readPaths(template)));
  });

  it('matching routes in the same order', () => {
    const parameters = servedApi.paths.map(({ path }) => path).filter((path) => path.includes('{'));
    expect(parameters).toEqual(['/l/{token}', '/links/{id}', '/docs/{proxy+}', '/{proxy+}']);
  });

  it('with the same responses of the gateway itself', () => {
    expect(servedApi.gatewayResponses).toEqual(readGatewayResponses(template));
  });

  it('with the same treatment of bodies', () => {
    expect(servedApi.binaryMediaTypes).toEqual(definition['x-amazon-apigateway-binary-media-types']);
    expect(servedApi.compressedFromBytes).toBe(definition['x-amazon-apigateway-minimum-compression-size']);
  });

  it('and tells the authorizer the same routes that admit callers without credentials, or with a link', () => {
    const functions = Object.values(template.findResources('AWS::Lambda::Function'));
    const authorizer = functions.find(({ Properties }) => Properties.FunctionName === 'natal-test-authorizer');
    expect(authorizer?.Properties.Environment.Variables).toMatchObject({
      OPTIONAL_ROUTES: listRoutesWith('optional').join(),
      LINK_ROUTES: listRoutesWith('link').join(),
    });
  });
});
