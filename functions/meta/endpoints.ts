import { metaVersion } from './meta-version.ts';
import { openapiJson } from './openapi-json.ts';
import { version } from './version.ts';

export const endpoints = [version, metaVersion, openapiJson] as const;
