/** Script of the start page: draws the sky of today, and opens the playground with a birth. */
import { startBirthForm } from './first-birth.ts';
import { startSky } from './sky-now.ts';

startBirthForm();
startSky();
