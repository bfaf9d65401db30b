import { testDamage } from '../support/deep/damagedDatabase.ts';

testDamage('damaged', 'restoring');
testDamage('lost', 'beginning anew');
