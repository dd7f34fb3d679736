import { defineEndpoint } from '../../lib/contract/endpoint.ts';

export const createLink = defineEndpoint({
  method: 'POST',
  path: '/links',
  summary: 'A link to a picture, table or calendar',
  uses: ['links', 'publicUrl', 'requestValidator', 'zones'],
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./links/contract.ts'),
  load: () => import('./links/handler.ts'),
});

export const followLink = defineEndpoint({
  method: 'GET',
  path: '/l/{token}',
  summary: 'What a link leads to',
  uses: ['links', 'endpointCaller', 'pictureFiles', 'zones', 'answers', 'limiter'],
  access: 'link',
  rateLimits: 'links',
  cache: 'none',
  contract: () => import('./l/contract.ts'),
  load: () => import('./l/handler.ts'),
});

export const endLink = defineEndpoint({
  method: 'DELETE',
  path: '/links/{id}',
  summary: 'Ends a link',
  uses: ['links'],
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./end/contract.ts'),
  load: () => import('./end/handler.ts'),
});

export const report = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/report',
  summary: 'A birth as a document of several pages',
  uses: ['endpointCaller', 'pictureFiles'],
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./report/contract.ts'),
  load: () => import('./report/handler.ts'),
});

export const endpoints = [createLink, followLink, endLink, report] as const;
