export interface FinalStage {
  copies: { sources: string[]; target: string }[];
  folders: string[];
  environment: Record<string, string>;
  command: string[];
  healthCheck: string[];
  user: string;
}

/** What the last stage of a Dockerfile puts together, for a stage that is built in /app. */
export function finalStage(text: string): FinalStage {
  const lines = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')) + 1);
  const of = (word: string) => stage.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1).trim());
  const list = (text = '') => JSON.parse(text.slice(text.indexOf('['))) as string[];
  return {
    copies: of('COPY').map((line) => {
      const paths = line.split(/\s+/).filter((part) => !part.startsWith('--'));
      if (!line.startsWith('--from=build ')) throw new Error(`COPY from elsewhere: ${line}`);
      return { sources: paths.slice(0, -1).map((path) => path.replace(/^\/app\//, '')), target: paths.at(-1) ?? '' };
    }),
    folders: of('RUN').flatMap((line) => /mkdir ([^&]+)/.exec(line)?.[1]?.trim().split(/\s+/) ?? []),
    environment: Object.fromEntries(of('ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('=') as [string, string]))),
    command: [...list(of('ENTRYPOINT')[0]), ...list(of('CMD')[0])],
    healthCheck: list(of('HEALTHCHECK')[0]?.replace(/^.*CMD /, '')),
    user: of('USER').at(-1) ?? 'root',
  };
}
