/** Which of the two parts is shown. */
const part = new URLSearchParams(location.search).get('part') === 'back-office' ? 'back-office' : 'pages';

for (const theme of ['light', 'dark']) {
  const frame = document.createElement('iframe');
  frame.title = `${part}, ${theme}`;
  frame.src = `./${part}.html?theme=${theme}`;
  document.body.append(frame);
}
