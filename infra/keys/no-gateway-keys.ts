import type { GatewayKeys } from './gateway-keys.ts';

/** For a gateway on this machine, which reads the table of keys itself. */
export const NO_GATEWAY_KEYS: GatewayKeys = {
  create: async () => undefined,
  has: async () => false,
  remove: async () => undefined,
  setEnabled: async () => undefined,
};
