import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  command: string;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (state === 'Z') return [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), parent: Number(parent), command }];
      } catch {
        return []; // ended meanwhile
      }
    });
}

const IS_BROWSER = /chrom(e|ium)|headless_shell/i;

/** The browsers' main processes below these. */
export function browsersOf(parents: readonly number[]): number[] {
  const all = processes();
  const byPid = new Map(all.map((one) => [one.pid, one]));
  const descends = ({ parent }: Process): boolean => {
    if (parents.includes(parent)) return true;
    const above = byPid.get(parent);
    return above !== undefined && descends(above);
  };
  return all.filter((one) => IS_BROWSER.test(one.command) && !/--type=/.test(one.command) && descends(one)).map(({ pid }) => pid);
}

/** Processes of ours whose parent has gone: they name the folder of this run. */
export function leftBehind(folder: string): string[] {
  return processes()
    .filter(({ parent, command }) => parent === 1 && command.includes(folder) && !command.includes('postgres'))
    .map(({ pid, command }) => `${pid} ${command.slice(0, 120)}`);
}
