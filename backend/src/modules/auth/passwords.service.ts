import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';

const argon2 = promisify(argon2Callback);

/** OWASP’s first choice of parameters for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;

/** Password hashes in PHC form: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
@Injectable()
export class Passwords {
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const tag = await derive(password, salt, MEMORY_KIB, PASSES, LANES);
    return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`;
  }

  /** Takes the same time whether `stored` is a hash or null (an account that does not exist). */
  async verify(password: string, stored: string | null): Promise<boolean> {
    const match = PHC.exec(stored ?? '');
    const [memory, passes, lanes] = match ? [Number(match[1]), Number(match[2]), Number(match[3])] : [MEMORY_KIB, PASSES, LANES];
    const salt = match ? Buffer.from(match[4] ?? '', 'base64') : Buffer.alloc(16);
    const tag = await derive(password, salt, memory, passes, lanes);
    const expected = Buffer.from(match?.[5] ?? '', 'base64');
    return expected.length === tag.length && timingSafeEqual(expected, tag);
  }
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const derive = (password: string, nonce: Buffer, memory: number, passes: number, parallelism: number): Promise<Buffer> =>
  argon2('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, parallelism, tagLength: TAG_BYTES, memory, passes });

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
