import { showApplicationError } from './layout/application-error';

// apart from the application, so that a file that does not arrive or fails at once leaves more than a blank page
import('./start').then(({ start }) => start()).catch(showApplicationError);
