import type { Services } from '../contract/services.ts';
import { openLinks } from './links.ts';
import type { ServiceOpeners } from './open-services.ts';
import { readSignIn } from './sign-in.ts';

/** How functions open the services for making links. */
export const LINK_OPENERS: ServiceOpeners<Pick<Services, 'links' | 'publicUrl'>> = {
  links: () => openLinks(process.env),
  publicUrl: () => readSignIn(process.env).publicUrl,
};
