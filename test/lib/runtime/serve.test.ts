import { expect, it } from 'vitest';
import { endpoints } from '../../../functions/meta/endpoints.ts';
import { serve } from '../../../lib/runtime/serve.ts';
import * as opened from '../../support/services.ts';

it('a function that opens a service which no endpoint uses does not start', () => {
  const services = { contract: () => ({}) as never, zones: () => opened.zones };
  expect(() => serve({ name: 'meta', endpoints, services })).toThrow(
    'meta opens the services contract, zones, and its endpoints use contract',
  );
});
