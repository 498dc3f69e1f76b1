import type { Texts } from '../fr';

export const account: Texts['account'] = {
  password: 'Change password',
  current: 'Current password',
  next: 'New password',
  repeated: 'New password, once more',
  help: 'At least %{min} characters. Your other sessions will end.',
  missing: 'Enter your current password.',
  tooShort: 'Choose at least %{min} characters.',
  different: 'The two entries differ: type the new password again.',
  submit: 'Change password',
  changed: 'Password changed. Your other sessions have ended.',
};
