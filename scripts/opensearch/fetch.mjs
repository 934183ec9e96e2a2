// node scripts/opensearch/fetch.mjs [2|3]: fetches OpenSearch for tests and benchmarks; says what is missing.
import { fetchOpenSearch } from './artifacts.mjs';

const majors = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['2', '3'];
for (const major of majors) {
  try {
    fetchOpenSearch(major);
    console.log(`OpenSearch ${major} is ready.`);
  } catch (error) {
    console.log(`OpenSearch ${major} can’t be used here: ${error.message}`);
    process.exitCode = 1;
  }
}
