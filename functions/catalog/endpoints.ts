import { houseSystems } from './house-systems.ts';
import { schemasNatalRequest } from './schemas-natal-request.ts';
import { schemasNatalResponse } from './schemas-natal-response.ts';
import { supportedMetadata } from './supported-metadata.ts';
import { supportedObjects } from './supported-objects.ts';

export const endpoints = [
  houseSystems,
  supportedObjects,
  supportedMetadata,
  schemasNatalRequest,
  schemasNatalResponse,
] as const;
