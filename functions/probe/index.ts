import { openParameter } from '../../lib/adapters/aws/parameter.ts';
import { openCounter } from '../../lib/runtime/metrics.ts';
import { createProbe, PROBE_VARIABLES } from '../../lib/runtime/probe.ts';

export const handler = createProbe({
  address: process.env[PROBE_VARIABLES.address] ?? '',
  readKey: openParameter(process.env[PROBE_VARIABLES.keyParameter] ?? ''),
  count: openCounter(),
});
