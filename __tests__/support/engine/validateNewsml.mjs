// Validates NewsML-G2 documents, in a process of its own because libxml2-wasm is an ES module with top-level await.
// Usage: node validateNewsml.mjs SCHEMA < documents.json; the documents are a JSON array of texts. Prints a JSON array
// with the errors of each document.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

xmlRegisterFsInputProviders();
const [schemaFile] = process.argv.slice(2);
const schema = XmlDocument.fromBuffer(readFileSync(schemaFile), { url: pathToFileURL(schemaFile).pathname });
const validator = XsdValidator.fromDoc(schema);

function errorsOf(text) {
  let document;
  try {
    document = XmlDocument.fromString(text);
    validator.validate(document);
    return [];
  } catch (error) {
    return error instanceof XmlValidateError
      ? error.details.map(({ line, message }) => `${line}: ${message.trim()}`)
      : [String(error)];
  } finally {
    document?.dispose();
  }
}

const documents = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(documents.map(errorsOf)));
