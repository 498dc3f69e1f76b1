import { SharedEnvironment } from './shared-environment.mjs';
import { FROM_SOURCE } from './source-modules.mjs';

/** For tests of what is written, before anything is built. */
export default class SourceEnvironment extends SharedEnvironment {
  query = FROM_SOURCE;
}
