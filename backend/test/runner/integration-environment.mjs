import './built-modules.mjs';

export { SharedEnvironment as default } from './shared-environment.mjs';
