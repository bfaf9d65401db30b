import { testDamage } from '../support/deep/damagedDatabase.ts';

testDamage('damaged', 'beginning anew');
testDamage('lost', 'beginning anew');
testDamage('lost', 'restoring');
