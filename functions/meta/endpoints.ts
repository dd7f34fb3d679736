import { metaVersion } from './meta-version/endpoint.ts';
import { openapiJson } from './openapi-json/endpoint.ts';
import { version } from './version/endpoint.ts';

export const endpoints = [version, metaVersion, openapiJson] as const;
