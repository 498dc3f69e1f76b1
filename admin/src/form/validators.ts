import type { TextKey } from '../i18n/use-text';
import { isEmail, isUrl, isWebAddress } from '../resources/prospects/prospect-form';

type Typed = string | null | undefined;

/** Requires a text that is not blank. Unlike react-admin's `required` it adds no star to the label. */
export const requiredText = (missing: TextKey) => (typed: Typed) => (typed?.trim() ? undefined : missing);

const when = (isRight: (text: string) => boolean, message: TextKey) => (typed: Typed) =>
  typed?.trim() && !isRight(typed) ? message : undefined;

export const email = (message: TextKey = 'app.form.email') => when(isEmail, message);
export const url = (message: TextKey = 'app.form.url') => when(isUrl, message);
export const webAddress = (message: TextKey = 'app.form.siteUrl') => when(isWebAddress, message);
