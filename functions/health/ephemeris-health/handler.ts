import { Answer, defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { describeCompiled } from '../compiled-data.ts';
import type { ephemerisHealth } from '../endpoints.ts';
import { checkEngine } from '../engine-health.ts';
import type { contract } from './contract.ts';

export const handler: EndpointHandler = defineHandler<typeof ephemerisHealth, typeof contract>()({
  request: {},
  envelope: 'none',
  examples: [],
  run: (_request, services) => {
    const { isHealthy, isOpen, path, version, files, test } = checkEngine(services);
    return new Answer(isHealthy ? 200 : 503, {
      status: isHealthy ? ('healthy' as const) : ('unhealthy' as const),
      ephemeris_available: isOpen,
      ephemeris_path: path,
      engine_version: version,
      available_files: [...files],
      ...describeCompiled(services),
      calculation_test: test,
    });
  },
});
