import { EventStreamReader } from './event-stream';

describe('EventStreamReader', () => {
  it('reads one event', () => {
    expect(new EventStreamReader().push('data: {"a":1}\n\n')).toEqual(['{"a":1}']);
  });

  it('waits for the rest of an event that was cut anywhere', () => {
    const text = 'data: {"name":"Müller"}\n\n';
    for (let cut = 1; cut < text.length; cut++) {
      const reader = new EventStreamReader();
      expect([...reader.push(text.slice(0, cut)), ...reader.push(text.slice(cut))]).toEqual(['{"name":"Müller"}']);
    }
  });

  it('passes over comments and other fields', () => {
    expect(new EventStreamReader().push(': waiting\n\nid: 7\nevent: scan\ndata: x\n\n: waiting\n\n')).toEqual(['x']);
  });

  it('joins the lines of one event and understands CRLF', () => {
    expect(new EventStreamReader().push('data: a\r\ndata:b\r\n\r\n')).toEqual(['a\nb']);
  });
});
