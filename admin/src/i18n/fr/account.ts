/** One’s own account. */
export const account = {
  password: 'Changer le mot de passe',
  current: 'Mot de passe actuel',
  next: 'Nouveau mot de passe',
  repeated: 'Nouveau mot de passe, encore une fois',
  help: 'Au moins %{min} caractères. Vos autres sessions seront fermées.',
  missing: 'Indiquez votre mot de passe actuel.',
  tooShort: 'Choisissez au moins %{min} caractères.',
  different: 'Les deux saisies diffèrent : retapez le nouveau mot de passe.',
  submit: 'Changer le mot de passe',
  changed: 'Mot de passe changé. Vos autres sessions sont fermées.',
};
