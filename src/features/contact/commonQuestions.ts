import { goodToKnow, school } from '../../config/school';

/** The questions that guests ask most, and short answers. */
export const questions = [
  { question: 'When does a lesson begin?', answers: [goodToKnow.time] },
  { question: 'Where do we meet?', answers: [goodToKnow.meetingPoint] },
  { question: 'What is included?', answers: goodToKnow.included },
  { question: 'What do I bring?', answers: goodToKnow.bring },
  { question: 'What if the waves are too big?', answers: [goodToKnow.swell] },
  { question: 'Can I cancel or change the day?', answers: [goodToKnow.cancellation] },
  { question: 'Is it safe?', answers: [goodToKnow.safety] },
];

/** What a message to the school on WhatsApp begins with. */
export const greeting = `Hello ${school.brand}, I have a question.`;
