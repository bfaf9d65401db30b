import { t } from 'ttag';
import { goodToKnow } from '../../config/goodToKnow';
import { school } from '../../config/school';
import { terms } from '../../config/terms';

/** The questions that guests ask most, and short answers; without those whose answer the school has taken away. */
export const questions = () =>
  [
    { question: t`When does a lesson begin?`, answers: [goodToKnow.time] },
    { question: t`Where do we meet?`, answers: [goodToKnow.meetingPoint] },
    { question: t`What is included?`, answers: goodToKnow.included },
    { question: t`What do I bring?`, answers: goodToKnow.bring },
    { question: t`What if the waves are too big?`, answers: [goodToKnow.swell] },
    { question: t`Can I cancel or change the day?`, answers: [terms.cancellation] },
    { question: t`Is it safe?`, answers: [goodToKnow.safety] },
  ].filter(({ answers }) => answers.some(Boolean));

/** What a message to the school on WhatsApp begins with. */
export const greeting = () => t`Hello ${school.brand}, I have a question.`;
