import { eq, inArray, sql } from 'drizzle-orm';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import { newBookingCode } from '../bookings/bookingCode.ts';
import { schoolDay } from '../school/days.ts';
import type { ImageInfo, Product, Role } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { instructors, sessions, surfSpots, users } from '../db/schema.ts';
import { newPictureName } from '../images/decode.ts';
import { insertBooking } from '../repositories/bookings.ts';
import { insertCarousel } from '../repositories/carousels.ts';
import { changeDays } from '../repositories/days.ts';
import { insertImage } from '../repositories/images.ts';
import { insertInstructor } from '../repositories/instructors.ts';
import { writeEntry } from '../payments/writeEntry.ts';
import { insertPicture, type NewPicture } from '../repositories/pictures.ts';
import { insertProductCategory } from '../repositories/productCategories.ts';
import { insertProduct } from '../repositories/products.ts';
import { insertSurfSpot } from '../repositories/surfSpots.ts';
import { insertTestimony } from '../repositories/testimonies.ts';
import { findUserByEmail, hasAdministrator, insertUser } from '../repositories/users.ts';
import type { Settings } from '../settings.ts';
import { demoClosedDays, demoPhotos, demoReviews, demoRows, demoSlides, demoSurfSpots } from './demoContent.ts';
import { demoInstructors } from './demoInstructors.ts';
import { demoCategories } from './demoLessons.ts';
import { demoPictures } from './demoPictures.ts';
import { indonesianLessons } from './indonesianLessons.ts';

const demoAdmin = { role: 'administrator', email: 'admin@surf.example', password: 'ombak-admin-2027' };
const demoCustomer = { role: 'customer', email: 'customer@surf.example', password: 'ombak-pagi-2027' };

const DAY = 86_400_000;

async function addUser(db: Db, name: string, role: Role, account: { email: string; password: string }) {
  const passwordHash = await hashPassword(account.password);
  return insertUser(db, { name, role, email: account.email, passwordHash });
}

/** What is said of a lesson or a category in Indonesian. */
const inIndonesian = (name: string) => ({ id: { ...indonesianLessons[name] } });

async function addContent(db: Db, pictures: Map<string, NewPicture>, now: Date): Promise<Product[]> {
  /** Stores a picture for one row, which owns it. */
  const store = async (file: string, focus?: Pick<NonNullable<ImageInfo>, 'focus_x' | 'focus_y'>) => {
    const picture = pictures.get(file);
    if (!picture) throw new Error(`There is no demo picture ${file}.`);
    const info = picture.info && { ...picture.info, ...focus };
    return insertPicture(db, { ...picture, ...(info && { info }), name: newPictureName() });
  };
  // A minute apart, so that the lists keep the order in which the content is written down.
  let minutes = 0;
  const next = () => new Date(now.getTime() - 30 * DAY + (minutes += 1) * 60_000);

  for (const { picture, indonesian, ...spot } of demoSurfSpots) {
    await insertSurfSpot(db, {
      ...spot,
      translations: { id: indonesian },
      imageUrl: await store(picture),
      createdAt: next(),
    });
  }
  for (const { picture, indonesian, ...instructor } of demoInstructors) {
    await insertInstructor(db, {
      ...instructor,
      translations: { id: indonesian },
      imageUrl: await store(picture),
      createdAt: next(),
    });
  }
  for (const { picture, focus } of demoSlides) {
    await insertCarousel(db, { imageUrl: await store(picture, focus), active: true, createdAt: next() });
  }
  for (const picture of demoPhotos) {
    await insertImage(db, { imageUrl: await store(picture), createdAt: next() });
  }
  for (const { date, reason } of demoClosedDays) await changeDays(db, [date], { isOpen: false, reason });
  for (const { table, rows } of demoRows) {
    for (const row of rows) await db.insert(table).values({ ...row, createdAt: next() });
  }
  for (const review of demoReviews) await insertTestimony(db, { active: true, ...review, createdAt: next() });

  const lessons: Product[] = [];
  for (const { name, description, lessons: offered } of demoCategories) {
    const group = { name, description, translations: inIndonesian(name), createdAt: next() };
    const category = await insertProductCategory(db, group);
    if (!category) throw new Error(`Two categories of the demo school are called ${name}.`);
    for (const { picture, ...lesson } of offered) {
      const given = {
        ...lesson,
        translations: inIndonesian(lesson.name),
        productCategoryId: category.id,
        imageUrl: await store(picture),
        createdAt: next(),
      };
      lessons.push(await insertProduct(db, given));
    }
  }
  return lessons;
}

/** A few bookings of the demo customer: two to come, one that is over. */
async function addBookings(db: Db, userId: string, lessons: Product[], now: Date): Promise<void> {
  const [spot] = await db.select().from(surfSpots).orderBy(surfSpots.createdAt).limit(1);
  const taughtBy = new Map((await db.select().from(instructors)).map(({ name, id }) => [name, id]));
  const plan = [
    { lesson: 'Group Surf Lesson', person: 4, days: [2, 3], status: 'CONFIRMED', paid: true, teacher: 'Ayu' },
    { lesson: 'Private Surf Lesson', person: 1, days: [9], status: 'PENDING', paid: false, teacher: null },
    { lesson: 'Semi-Private Surf Lesson', person: 2, days: [-20], status: 'COMPLETED', paid: true, teacher: 'Komang' },
  ] as const;
  for (const { lesson: name, person, days, status, paid, teacher } of plan) {
    const lesson = lessons.find((candidate) => candidate.name === name);
    if (!lesson || !spot) continue;
    const details = days.map((day, position) => ({
      position,
      productId: lesson.id,
      productName: lesson.name,
      reservationDate: schoolDay(new Date(now.getTime() + day * DAY)),
      instructorId: teacher && taughtBy.get(teacher),
      person,
      unitPrice: lesson.price,
      totalAmount: lesson.price * person,
    }));
    const totalAmount = details.reduce((sum, detail) => sum + detail.totalAmount, 0);
    const createdAt = new Date(now.getTime() - (days[0] < 0 ? 30 : 1) * DAY);
    const booking = await insertBooking(db, {
      booking: {
        bookingCode: newBookingCode(),
        userId,
        surfSpotId: spot.id,
        surfSpotName: spot.name,
        customerName: 'Ayu Lestari',
        customerEmail: demoCustomer.email,
        customerPhone: '+6281200000000',
        customerCountry: 'ID',
        paymentMethod: 'CASH',
        status,
        totalAmount,
        requestHash: 'demo',
        createdAt,
      },
      details,
      payment: { status: 'PENDING' },
    });
    if (!paid || !booking) continue;
    const money = { kind: 'PAYMENT', method: 'CASH', amount: totalAmount, paidAt: createdAt } as const;
    await writeEntry(db, { bookingId: booking.id, ...money, actor: null, key: null });
  }
}

/** Instances that start together fill the database one after the other. */
export const SEED_LOCK = 727_002;

/** Makes the administrator of the settings, once, in the caller's transaction; with one of its own a school has no use for the demo accounts. */
async function addAdministrator(db: Db, admin: { email: string; password: string }): Promise<void> {
  const demo = [demoAdmin.email, demoCustomer.email].filter((email) => email !== admin.email.toLowerCase());
  await db.delete(users).where(inArray(sql`lower(${users.email})`, demo));
  if (await hasAdministrator(db)) return;
  const promoted = await db
    .update(users)
    .set({ role: 'ADMIN', passwordHash: await hashPassword(admin.password) })
    .where(eq(sql`lower(${users.email})`, admin.email.toLowerCase()))
    .returning({ id: users.id });
  if (promoted.length === 0) await addUser(db, 'Administrator', 'ADMIN', admin);
  // Sessions from before must not get the role of an administrator.
  const ids = promoted.map(({ id }) => id);
  await db.delete(sessions).where(inArray(sessions.userId, ids));
}

/**
 * Fills an empty database: the first administrator always, the demo school when the settings say so. All of it or nothing.
 * Returns the demo accounts that still have their first password, for the start log.
 */
export async function seedDatabase(db: Db, settings: Settings, now: Date = new Date()): Promise<(typeof demoAdmin)[]> {
  // Outside the transaction, as it takes its time; a database that is filled needs none.
  const pictures = settings.seed === 'demo' && !(await hasAdministrator(db)) ? await demoPictures() : null;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(SEED_LOCK))})`);
    const isEmpty = !(await hasAdministrator(tx));
    if (settings.admin) await addAdministrator(tx, settings.admin);
    else if (isEmpty) await addUser(tx, 'Administrator', 'ADMIN', demoAdmin);
    if (!isEmpty || !pictures) return;
    const lessons = await addContent(tx, pictures, now);
    const customer = settings.admin ? undefined : await addUser(tx, 'Ayu Lestari', 'CUSTOMER', demoCustomer);
    if (customer) await addBookings(tx, customer.id, lessons, now);
  });
  if (settings.admin) return [];
  const usable = await Promise.all(
    [demoAdmin, demoCustomer].map(async (account) => {
      const user = await findUserByEmail(db, account.email);
      return user && (await isPassword(user.passwordHash, account.password)) ? [account] : [];
    }),
  );
  return usable.flat();
}
