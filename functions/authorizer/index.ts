import { openAuthorizer } from '../../lib/runtime/authorizer.ts';

export const handler = openAuthorizer();
