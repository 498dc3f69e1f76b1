import { callLink, mainAction } from './main-action.ts';

const status = (call: string | null) => ({
  status: { items: [], call, telephone: null, agenda: null, calendarHref: '/agenda', bookingHref: '/rendez-vous/abcd1234' },
});
const quiz = { text: 'Répondre à 7 questions (1 min)', href: '/quiz/abcd1234' };

describe('the main button', () => {
  it('is that of the page until a call is booked', () => {
    expect(mainAction(status(null), quiz)).toEqual(quiz);
    expect(mainAction({ status: null }, quiz)).toEqual(quiz);
  });

  it('leads to the booked call, wherever the person is', () => {
    const booked = { text: 'Voir mon rendez-vous', href: '/rendez-vous/abcd1234' };
    expect(mainAction(status('demain à 09:00'), quiz)).toEqual(booked);
    expect(callLink(status('demain à 09:00'), '/rendez-vous/abcd1234')).toEqual(booked);
    expect(callLink(status(null), '/x')).toEqual({ text: 'Réserver un appel', href: '/x' });
  });
});
