/** A start that failed (specification 3, section 8): plain, without anything that may itself be missing. */
export function showApplicationError(error: unknown): void {
  const root = document.getElementById('root');
  if (!root) return;
  const main = document.createElement('main');
  const block = document.createElement('div');
  const lines = [
    ['h1', 'Application Error'],
    ['p', error instanceof Error ? error.message : String(error)],
    ['p', 'L’application n’a pas pu démarrer. Actualisez la page ; le détail se trouve dans la console du navigateur.'],
  ] as const;
  for (const [name, text] of lines) {
    const line = document.createElement(name);
    line.textContent = text;
    block.append(line);
  }
  block.setAttribute('role', 'alert');
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Actualiser la page';
  reload.addEventListener('click', () => window.location.reload());
  block.append(reload);
  main.append(block);
  root.replaceChildren(main);
  console.error(error);
}
