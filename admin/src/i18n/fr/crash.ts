/** Apart from the rest, because it must be there when nothing else is. */
export const crash = {
  title: 'Oups, un problème est survenu',
  text: 'Cette page n’a pas pu s’afficher. Actualisez-la ; si le problème persiste, transmettez-nous l’identifiant ci-dessous.',
  reload: 'Actualiser la page',
  id: 'Identifiant de l’erreur :',
};
