// What a server costs that only reads a finished answer by one prepared statement and sends it, or writes one row.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';

interface Answer {
  type: string;
  encoding: string | null;
  body: Buffer;
}

const pool = new Pool({ connectionString: process.argv[2], max: 12 });
const read = { name: 'read', text: 'SELECT type, encoding, body FROM bench_answers WHERE kind = $1 AND token = $2' };
const write = {
  name: 'write',
  text: `INSERT INTO bench_written (token, question, answer) VALUES ($1, $2, $3)
         ON CONFLICT (token, question) DO UPDATE SET answer = excluded.answer, written_at = now()`,
};

const server = createServer(async (request, response) => {
  const [, kind = '', token, question] = request.url?.split('/') ?? [];
  if (request.method === 'PUT') {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { answer } = JSON.parse(String(Buffer.concat(parts))) as { answer: string };
    await pool.query({ ...write, values: [token, question, answer] });
    return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"saved":true}');
  }
  const [found] = (await pool.query<Answer>({ ...read, values: [kind, token] })).rows;
  if (!found) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': found.type, ...(found.encoding && { 'content-encoding': found.encoding }) }).end(found.body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
