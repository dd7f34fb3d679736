import { Service } from '../../../infra/verify/service.ts';
import { createNatalAdapter } from '../adapters/natal.ts';

/** A running service of this kind at an address. */
export function connectTo(base: string, key: string) {
  const service = new Service(base, key);
  return createNatalAdapter(`natal at ${base}`, async (path, body) => {
    const { status, text } = await service.askPatiently({ method: 'POST', path, body });
    if (status !== 200) throw new Error(`${status} ${path}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  });
}
