import { houseSystems } from './house-systems/endpoint.ts';
import { schemasNatalRequest } from './schemas-natal-request/endpoint.ts';
import { schemasNatalResponse } from './schemas-natal-response/endpoint.ts';
import { supportedMetadata } from './supported-metadata/endpoint.ts';
import { supportedObjects } from './supported-objects/endpoint.ts';

export const endpoints = [
  houseSystems,
  supportedObjects,
  supportedMetadata,
  schemasNatalRequest,
  schemasNatalResponse,
] as const;
