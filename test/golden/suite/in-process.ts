import manifest from '../../../package.json' with { type: 'json' };
import { handlerFor } from '../../support/any-endpoint.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { createNatalAdapter } from '../adapters/natal.ts';

/** The functions of this working tree, each through its whole chain. */
export const inProcess = createNatalAdapter(`natal ${manifest.version}`, async (path, body) => {
  const { statusCode, body: text } = await handlerFor(path)(gatewayEvent({ path, body }), LAMBDA_CONTEXT);
  if (statusCode !== 200) throw new Error(`${path} ${JSON.stringify(body)}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
});
