import { serve } from '../../lib/runtime/serve.ts';
import { endpoints } from './endpoints.ts';

export const handler = serve({ name: 'catalog', endpoints, services: {} });
