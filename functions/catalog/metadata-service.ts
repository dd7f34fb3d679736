import { LIMIT_IDS, LIMITS } from '../../lib/catalog/limits.ts';
import { WARNINGS } from '../../lib/domain/chart/warning.ts';
import { ERROR_CODES, ERRORS } from '../../lib/errors/catalogue.ts';
import type { SupportedMetadata } from './metadata-schema.ts';

export function warnings(): SupportedMetadata['warnings'] {
  return Object.entries(WARNINGS).map(([code, description]) => ({ code, description }));
}

export function errorCodes(): SupportedMetadata['error_codes'] {
  return ERROR_CODES.map((code) => ({ code, ...ERRORS[code] }));
}

export function limits(): SupportedMetadata['limits'] {
  return LIMIT_IDS.map((id) => ({ id, ...LIMITS[id] }));
}
