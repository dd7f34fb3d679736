import type { Services } from '../contract/services.ts';
import { openIdentifiers, openLinks } from './links.ts';
import type { ServiceOpeners } from './open-services.ts';
import { readSignIn } from './sign-in.ts';

/** How functions open the services for making links. */
export const LINK_OPENERS: ServiceOpeners<Pick<Services, 'links' | 'publicUrl'>> = {
  links: () => openLinks(process.env),
  publicUrl: () => readSignIn(process.env).publicUrl,
};

/** How functions whose calendars have events of a birth open their identifiers. */
export const IDENTIFIER_OPENERS: ServiceOpeners<Pick<Services, 'identifiers'>> = {
  identifiers: () => openIdentifiers(process.env),
};
